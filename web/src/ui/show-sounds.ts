import { SHAKE_MS, type ShowStep } from '@edil/domain/show'

/** Hertz. A higher note for a higher prize, and all three for the winners. */
const NOTES: Partial<Record<ShowStep, readonly number[]>> = {
  third: [523],
  second: [659],
  first: [784],
  celebration: [523, 659, 784, 1_047],
}
const NOTE_S = 0.9
const NOTES_APART_S = 0.14

/** Plays the sound of a step of the show. */
export function playStep(context: AudioContext, step: ShowStep): void {
  if (step === 'shake') rattle(context)
  for (const [index, hertz] of (NOTES[step] ?? []).entries()) playNote(context, hertz, index * NOTES_APART_S)
}

function playNote(context: AudioContext, hertz: number, afterS: number): void {
  const startsAt = context.currentTime + afterS
  const note = new OscillatorNode(context, { type: 'triangle', frequency: hertz })
  const volume = new GainNode(context, { gain: 0.25 })
  volume.gain.setValueAtTime(0.25, startsAt)
  volume.gain.exponentialRampToValueAtTime(0.001, startsAt + NOTE_S)
  note.connect(volume).connect(context.destination)
  note.start(startsAt)
  note.stop(startsAt + NOTE_S)
}

/** Balls that knock against each other: short bursts of noise. */
function rattle(context: AudioContext): void {
  const buffer = context.createBuffer(1, (SHAKE_MS / 1_000) * context.sampleRate, context.sampleRate)
  const samples = buffer.getChannelData(0)
  let loudness = 0
  for (let index = 0; index < samples.length; index++) {
    loudness = Math.random() < 0.002 ? 0.3 : loudness * 0.995
    samples[index] = (Math.random() * 2 - 1) * loudness
  }
  const noise = new AudioBufferSourceNode(context, { buffer })
  noise.connect(new BiquadFilterNode(context, { type: 'bandpass', frequency: 2_400 })).connect(context.destination)
  noise.start()
}
