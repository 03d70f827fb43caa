/** Synthesised sounds; silent until switched on. */
export function createSound() {
  /** @type {AudioContext | null} */
  let context = null;
  let on = false;

  const note = (frequency, start, length, type, volume) => {
    if (!on || context === null) return;
    const at = context.currentTime + start;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = type;
    tone.frequency.setValueAtTime(frequency, at);
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(volume, at + 0.012);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
    tone.connect(gain).connect(context.destination);
    tone.start(at);
    tone.stop(at + length + 0.02);
  };

  return {
    /** Switches sound; returns whether it is on. Must be called from a click the first time. */
    toggle() {
      on = !on;
      if (on) {
        context ??= new AudioContext();
        void context.resume();
      }
      return on;
    },
    spin: () => [220, 262, 330].forEach((pitch, index) => note(pitch, index * 0.05, 0.12, 'triangle', 0.08)),
    stop: (reel) => note(110 + reel * 12, 0, 0.14, 'square', 0.05),
    win: (big) =>
      (big ? [523, 659, 784, 1047, 1319, 1568] : [523, 659, 784]).forEach((pitch, index) =>
        note(pitch, index * 0.09, 0.32, 'triangle', 0.11),
      ),
  };
}
