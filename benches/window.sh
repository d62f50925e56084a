#!/usr/bin/env bash
# Measures the real window: start to first frame, memory, and what it costs to do nothing while the clock runs.
#
#   benches/window.sh [ENTRIES [PROGRAM]]
#
# Needs Linux with Xvfb and xdotool. The display draws in software, so a real one is faster.
set -eu

cd "$(dirname "$0")/.."
entries=${1:-10000}
target=${CARGO_TARGET_DIR:-target}
program=$(realpath "${2:-$target/release/bottone}")
idle_seconds=20
work=$(mktemp -d)
display_pid=
program_pid=
clean_up() {
    for pid in $program_pid $display_pid; do kill "$pid" 2> /dev/null || true; done
    rm -rf "$work"
}
trap clean_up EXIT
export HOME="$work" XDG_CONFIG_HOME="$work/config" XDG_DATA_HOME="$work/data"
export LIBGL_ALWAYS_SOFTWARE=1 BOTTONE_LOG=debug

wait_for() {
    for _ in $(seq 600); do
        if "$@" > /dev/null 2>&1; then return; fi
        sleep 0.05
    done
    echo "waited 30 s in vain for: $*" >&2
    cat "$work/log" >&2
    exit 1
}

# Processor time of the program so far, in hundredths of a second.
ticks() { sed 's/.*) //' "/proc/$program_pid/stat" | awk '{ print $12 + $13 }'; }
megabytes() { awk -v what="$1:" '$1 == what { printf "%.0f", $2 / 1024 }' "/proc/$program_pid/status"; }

start() {
    : > "$work/log"
    "$program" "$@" 2> "$work/log" &
    program_pid=$!
    wait_for grep -q 'first frame after' "$work/log"
    sed -n 's/.*first frame after \([0-9]*\) ms.*/\1/p' "$work/log" | head -n 1
}

stop() {
    kill "$program_pid"
    wait "$program_pid" 2> /dev/null || true
    program_pid=
}

idle() {
    local before after
    sleep 3
    before=$(ticks)
    sleep "$idle_seconds"
    after=$(ticks)
    awk -v used=$((after - before)) -v hertz="$(getconf CLK_TCK)" -v seconds="$idle_seconds" \
        'BEGIN { printf "%.2f %%", 100 * used / hertz / seconds }'
}

"$program" rehearse --profile deep-stack --entries "$entries" --seed 1 --until level:2 "$work/evening.ron"
Xvfb -displayfd 3 -screen 0 1920x1080x24 -nolisten tcp 3> "$work/display" 2> /dev/null &
display_pid=$!
wait_for test -s "$work/display"
DISPLAY=":$(cat "$work/display")"
export DISPLAY

for try in 1 2 3; do
    start > "$work/ms"
    echo "start to first frame, no event, $try: $(cat "$work/ms") ms"
    stop
done
for try in 1 2 3; do
    start "$work/evening.ron" > "$work/ms"
    echo "start to first frame, $entries entries, $try: $(cat "$work/ms") ms"
    [ "$try" = 3 ] || stop
done

window=$(xdotool search --onlyvisible --class bottone | head -n 1)
xdotool windowmove "$window" 0 0 windowsize "$window" 1920 1080 windowfocus "$window"
echo "clock paused, floor: $(idle) of one processor, $(megabytes VmRSS) MB"
xdotool key space
echo "clock running, floor: $(idle) of one processor, $(megabytes VmRSS) MB"
xdotool key 3
echo "clock running, clock: $(idle) of one processor"
xdotool key 2
echo "clock running, players: $(idle) of one processor"
xdotool key d
echo "clock running, players and projector: $(idle) of one processor"
# Scrolls through all players, one notch of the wheel after the other.
before=$(ticks)
xdotool mousemove 960 600 click --repeat 120 --delay 16 5
echo "120 notches of the wheel over the players: $(( ($(ticks) - before) * 1000 / $(getconf CLK_TCK) / 120 )) ms of processor each"
echo "most memory at any moment: $(megabytes VmHWM) MB"
stop
