/** Telling somebody who looks elsewhere that it is their turn: a notice, a sound. Off at first. */

import { signal } from '@preact/signals';

const PLACE = 'kronika/notices/';

/** A wish that the browser keeps; `first` is what holds until the person says otherwise. */
function wish(name: string, first = false) {
  const kept = signal((localStorage.getItem(PLACE + name) ?? (first ? 'yes' : 'no')) === 'yes');
  return {
    get on() {
      return kept.value;
    },
    set(on: boolean) {
      localStorage.setItem(PLACE + name, on ? 'yes' : 'no');
      kept.value = on;
    },
  };
}

export const wishes = {
  notice: wish('notice'),
  sound: wish('sound'),
  ask: wish('ask'),
  draft: wish('draft', true),
  bell: wish('bell', true),
  /** The rules are loaded at a table, so that previews need no request. */
  rules: wish('rules'),
  /** Results of games and what comes in a replay are hidden at first. */
  unspoilt: wish('unspoilt'),
} as const;

/** Whether the browser can tell anything, and lets us. */
export function permitted(): 'yes' | 'no' | 'unasked' {
  if (!('Notification' in globalThis)) return 'no';
  return { granted: 'yes', denied: 'no', default: 'unasked' }[Notification.permission] as 'yes';
}

/** Wants notices, or no more; the browser asks the person once. False if it will not. */
export async function wantNotices(on: boolean): Promise<boolean> {
  const may = !on || permitted() === 'yes' || (await asked());
  wishes.notice.set(on && may);
  return may;
}

async function asked(): Promise<boolean> {
  return permitted() === 'unasked' && (await Notification.requestPermission()) === 'granted';
}

/** Tells that it is somebody's turn, in the ways they want. */
export function tellTurn(title: string, prompt: string, game: string): void {
  if (wishes.sound.on) beep();
  notify(title, prompt, game);
}

/** Tells that a table at which somebody waits has begun. */
export function tellBeginning(title: string, text: string, game: string): void {
  if (wishes.bell.on) beep();
  notify(title, text, game);
}

/** Tells that one's own time is short. */
export function tellShort(title: string, text: string, game: string): void {
  if (wishes.bell.on) beep();
  notify(title, text, game);
}

function notify(title: string, text: string, game: string): void {
  if (!wishes.notice.on || !document.hidden || permitted() !== 'yes') return;
  const notice = new Notification(title, { body: text, tag: `kronika/${game}` });
  notice.onclick = () => {
    focus();
    notice.close();
  };
}

/** Two short soft tones. */
function beep(): void {
  const audio = new AudioContext();
  for (const [pitch, at] of [
    [660, 0],
    [880, 0.15],
  ] as const) {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.08, audio.currentTime + at);
    loud.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.14);
    tone.connect(loud).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.15);
  }
  setTimeout(() => void audio.close(), 1000);
}
