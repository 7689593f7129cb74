import { base } from '@sideguide/guide-core/flow';

/**
 * What the phone remembers for the reader: a convenience, never needed. One key of local storage, written as JSON;
 * anything else found there (another version, another type, something huge) is ignored.
 */
export interface Notes {
  /** Address of the last step, path with search and hash. */
  readonly last?: string;
  /** Ticked steps as `skin/step`. */
  readonly done: readonly string[];
  /** Questions that found no answer, as they were typed. They leave the phone only if the reader copies them. */
  readonly asked?: readonly string[];
}

/** Two guides on one server have separate notes. */
const key = `sideguide.notes.1${base}`;
const empty: Notes = { done: [] };
const limit = 20_000; // characters; the guide's own notes are far shorter
const mostAsked = 10;

let memory: Notes | undefined;

const isStep = (value: unknown): value is string => typeof value === 'string' && /^[\w-]+\/[\w-]+$/.test(value);
const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^\/(?![/\\])[!-~]*$/.test(value) && value.length < 2000;

const isQuestion = (value: unknown): value is string => typeof value === 'string' && value.length <= 120;

/** Parses stored notes and ignores invalid values. Throws a SyntaxError if the text is not JSON. */
export function parseNotes(text: string | null): Notes {
  if (!text || text.length > limit) return empty;
  const data = JSON.parse(text) as { last?: unknown; done?: unknown; asked?: unknown } | null;
  const done = Array.isArray(data?.done) ? [...new Set(data.done.filter(isStep))] : [];
  const asked = Array.isArray(data?.asked) ? data.asked.filter(isQuestion).slice(-mostAsked) : [];
  return { ...(isAddress(data?.last) ? { last: data.last } : {}), done, ...(asked.length ? { asked } : {}) };
}

/** Returns the stored notes. Never throws: they are empty if storage is full, denied or has foreign contents. */
export function readNotes(): Notes {
  if (memory) return memory;
  try {
    memory = parseNotes(localStorage.getItem(key));
  } catch {
    memory = empty;
  }
  return memory;
}

function write(notes: Notes): void {
  memory = notes;
  try {
    localStorage.setItem(key, JSON.stringify(notes));
  } catch {
    // The notes then last only as long as the page.
  }
}

export const rememberPlace = (last: string): void => write({ ...readNotes(), last });

export function tick(step: string, isOn: boolean): void {
  const { done, ...rest } = readNotes();
  write({ ...rest, done: isOn ? [...new Set([...done, step])] : done.filter((one) => one !== step) });
}

/** Saves a question that found no answer; only the newest ones are kept. */
export function saveQuestion(words: string): void {
  const notes = readNotes();
  const asked = [...new Set([...(notes.asked ?? []), words.trim().slice(0, 120)])].slice(-mostAsked);
  write({ ...notes, asked });
}

/** Deletes all notes: "start over". */
export function forget(): void {
  memory = empty;
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
