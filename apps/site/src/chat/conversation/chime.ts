let context: AudioContext | null = null;

/** Two short, soft tones. A browser that does not want sound makes none. */
export function chime(): void {
  try {
    context ??= new AudioContext();
    void context.resume();
    tone(context, 660, 0);
    tone(context, 880, 0.12);
  } catch (error) {
    console.warn(`No sound: ${String(error)}`);
  }
}

function tone(audio: AudioContext, frequency: number, delay: number): void {
  const start = audio.currentTime + delay;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.frequency.value = frequency;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.12, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + 0.32);
}
