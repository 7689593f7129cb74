import { base } from '@sideguide/guide-core/flow';
import { notesKey, oldNotesKey } from '@sideguide/guide-core/offline';
import {
  type FlowKey,
  type FlowNotes,
  flowOf,
  isSameFlow,
  limits,
  type Notes,
  noNotes,
  parseNotes,
  parseOldNotes,
} from './parse-notes.ts';

export { type FlowKey, flowOf } from './parse-notes.ts';

/** How long an answer to the question about callers holds, in milliseconds: a call comes another day. */
const aloneMs = 24 * 3_600_000;

/** What this page knows of the notes. */
interface Known {
  readonly notes: Notes;
  /** What storage held when the notes were last read or written. */
  readonly text: string | null | undefined;
  /** True if storage did not take what was written: the notes last as long as the page. */
  readonly isLost?: boolean;
}

let known: Known | undefined;

/** Returns what storage holds; undefined if it is denied, or gives something else than text. */
function readStored(): string | null | undefined {
  try {
    const held: unknown = localStorage.getItem(notesKey(base));
    return typeof held === 'string' || held === null ? held : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the old notes once and removes them. */
function takeOldNotes(): Notes {
  const old = localStorage.getItem(oldNotesKey(base));
  if (old === null) return noNotes;
  localStorage.removeItem(oldNotesKey(base));
  const notes = parseOldNotes(old);
  write(notes);
  return notes;
}

function parseStored(text: string | null | undefined): Notes {
  try {
    return text === null ? takeOldNotes() : parseNotes(text ?? '');
  } catch {
    return noNotes;
  }
}

/**
 * Returns the notes. They are read from storage each time, as another tab may have changed them. Never throws: they are
 * empty if storage is denied or has foreign contents. Loads the page anew if the reader has stopped elsewhere since this
 * page last read them: in another tab, or on a later page from which Back shows this one as it was.
 */
export function readNotes(): Notes {
  const text = readStored();
  if (known && (text === undefined || text === known.text)) return known.notes;
  // A stop that storage did not take: what it holds is from before.
  if (known?.isLost && known.notes.isStopped) return known.notes;
  const before = known?.notes;
  const notes = parseStored(text);
  known = { text, notes };
  if (before && !before.isStopped && notes.isStopped) location.reload();
  return notes;
}

function write(notes: Notes): void {
  const isEmpty = !notes.flows.length && !notes.gates.length && !notes.asked.length && !notes.isStopped;
  const text = isEmpty ? null : JSON.stringify(notes);
  try {
    if (text === null) localStorage.removeItem(notesKey(base));
    else localStorage.setItem(notesKey(base), text);
  } catch {
    // A stop that is stored stays, whatever is lost with it.
    if (!notes.isStopped || !known?.notes.isStopped || known.isLost) removeStored();
  }
  // Read again, because a browser may lose what it seemed to store, or refuse to give it back.
  const held = readStored() ?? null;
  known = { notes, text: held, isLost: held !== text };
}

/** Removes notes that have become untrue and cannot be replaced: the phone is full, or refuses. */
function removeStored(): void {
  try {
    localStorage.removeItem(notesKey(base));
  } catch {
    // Then nothing can be done about them.
  }
}

/** Returns the notes of one flow. */
export const notesOf = (flow: FlowKey): FlowNotes =>
  readNotes().flows.find((other) => isSameFlow(other, flow)) ?? { ...flow, done: [] };

/** Changes the notes of one flow, which becomes the newest. */
function change(flow: FlowKey, to: Partial<FlowNotes>): void {
  const notes = readNotes();
  const others = notes.flows.filter((other) => !isSameFlow(other, flow));
  write({ ...notes, flows: [{ ...notesOf(flow), ...to }, ...others].slice(0, limits.flows) });
}

/** Returns the addresses of the last steps, one of each flow, newest first. */
export const rememberedPlaces = (): string[] => readNotes().flows.flatMap(({ place }) => place ?? []);

/** Remembers the address of a step as the last one of its flow. After a stop, nothing leads back to a step. */
export function rememberPlace(place: string): void {
  if (!readNotes().isStopped) change(flowOf(place), { place });
}

/**
 * Ticks a step of a flow, or takes the tick back.
 *
 * @param reopened Steps that close what this one opens. They lose their ticks in every flow: the phone is the same.
 */
export function tick(flow: FlowKey, step: string, isOn: boolean, reopened: readonly string[] = []): void {
  const rest = notesOf(flow).done.filter((one) => one !== step);
  change(flow, { done: isOn ? [...rest, step] : rest });
  if (!isOn || reopened.length === 0) return;
  const notes = readNotes();
  const left = (done: readonly string[]) => done.filter((one) => !reopened.includes(one));
  write({ ...notes, flows: notes.flows.map((other) => ({ ...other, done: left(other.done) })) });
}

/** Saves the answer that nobody is telling the reader what to do. It also ends a stop. */
export function saveAlone(flow: FlowKey): void {
  endStop();
  change(flow, { alone: Date.now() });
}

/** Checks whether the reader has answered the question about callers for this app within a day. */
export function isAlone(flow: FlowKey): boolean {
  const { alone } = notesOf(flow);
  const age = alone === undefined ? -1 : Date.now() - alone;
  return age >= 0 && age < aloneMs;
}

/** Ticks a task of a gate, or takes the tick back. */
export function tickGate(task: string, isOn: boolean): void {
  const notes = readNotes();
  const gates = notes.gates.filter((one) => one !== task);
  write({ ...notes, gates: isOn ? [...gates, task] : gates });
}

/** Saves a question that found no answer, cut to its length; only the newest ones are kept. */
export function saveQuestion(words: string): void {
  const notes = readNotes();
  const asked = [...new Set([...notes.asked, words])].slice(-limits.asked);
  write({ ...notes, asked });
}

/** Deletes all notes of one flow: "start over" on the pages of a skin. */
export function forgetFlow(flow: FlowKey): void {
  const notes = readNotes();
  write({ ...notes, flows: notes.flows.filter((other) => !isSameFlow(other, flow)) });
}

/** Deletes all notes: "start over" on Home. */
export const forget = (): void => write(noNotes);

/** The reader is being told what to do: forgets every place, app and answer, so that nothing leads on. */
export const stop = (): void => write({ ...noNotes, asked: readNotes().asked, isStopped: true });

/**
 * Calls `look` whenever what the notes say may have changed without this page: another tab has written, the reader comes
 * back to this one by Back or from another tab, an answer may have expired meanwhile. Returns how to end it.
 */
export function watchNotes(look: () => void): () => void {
  const lookIfVisible = () => document.visibilityState === 'visible' && look();
  const lookIfRestored = (event: PageTransitionEvent) => event.persisted && look();
  addEventListener('storage', look);
  addEventListener('pageshow', lookIfRestored);
  document.addEventListener('visibilitychange', lookIfVisible);
  return () => {
    removeEventListener('storage', look);
    removeEventListener('pageshow', lookIfRestored);
    document.removeEventListener('visibilitychange', lookIfVisible);
  };
}

/** Watches for a stop on other pages, so that no page that is still open leads on. */
export const watchForStop = (): void => void watchNotes(() => known && readNotes());

/** The reader goes on after a stop. */
export function endStop(): void {
  const notes = readNotes();
  if (notes.isStopped) write({ ...notes, isStopped: false });
}
