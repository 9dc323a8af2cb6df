let context: AudioContext | undefined;

/** Two soft tones. A browser plays nothing before the page was touched for the first time: then it is silent. */
export function chime(): void {
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  if (context.state === 'suspended') void context.resume();
  for (const [index, frequency] of [660, 880].entries()) {
    const start = currentTime + index * 0.14;
    const tone = new OscillatorNode(context, { frequency });
    const volume = new GainNode(context, { gain: 0 });
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
    tone.connect(volume).connect(destination);
    tone.start(start);
    tone.stop(start + 0.32);
  }
}
