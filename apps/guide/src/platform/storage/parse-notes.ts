import { parseAddress, skinOfPath, splitHref } from '@sideguide/guide-core/flow';

/** One app on one skin: whose notes they are. Without a chosen app it is a flow of its own. */
export interface FlowKey {
  readonly skin: string;
  readonly app?: string | undefined;
}

/** What the phone remembers of one flow. */
export interface FlowNotes extends FlowKey {
  /** Address of the last step, path with search and hash. */
  readonly place?: string;
  /** Ids of the ticked steps. */
  readonly done: readonly string[];
  /** When the reader said that nobody is telling them what to do, in milliseconds since 1970. */
  readonly alone?: number;
}

/**
 * What the phone remembers for the reader: a convenience, never needed. One key of local storage, written as JSON;
 * anything else found there (another version, another type, something huge) is ignored.
 */
export interface Notes {
  /** The newest first. */
  readonly flows: readonly FlowNotes[];
  /** What was ticked and when a wait began, as `gate/name`: a gate belongs to the phone and not to an app. */
  readonly gates: readonly string[];
  /** Questions that found no answer, as they were typed. They leave the phone only if the reader copies them. */
  readonly asked: readonly string[];
  /** True after the reader said that somebody is telling them what to do, until they say the opposite. */
  readonly isStopped: boolean;
}

export const noNotes: Notes = { flows: [], gates: [], asked: [], isStopped: false };

/** Numbers that bound the notes: characters of all of them, flows, and questions. */
export const limits = { text: 60_000, flows: 8, asked: 10 };

const isText = (value: unknown, shape: RegExp): value is string => typeof value === 'string' && shape.test(value);
const isStep = (value: unknown): value is string => isText(value, /^[\w-]{1,60}$/);
const isGateTick = (value: unknown): value is string => isText(value, /^[\w-]+\/[\w-]+$/);
const isAddress = (value: unknown): value is string => isText(value, /^\/(?![/\\])[!-~]*$/) && value.length < 2000;
const isQuestion = (value: unknown): value is string => typeof value === 'string' && value.length <= 120;

/** Returns the valid values of a list, each once; nothing if it is no list. */
const listOf = <T>(value: unknown, isValid: (one: unknown) => one is T): T[] =>
  Array.isArray(value) ? [...new Set(value.filter(isValid))] : [];

/** Returns the flow that an address belongs to. */
export function flowOf(href: string): FlowKey {
  const { path, app } = parseAddress(splitHref(href));
  return { skin: skinOfPath(path), ...(app ? { app } : {}) };
}

export const isSameFlow = (a: FlowKey, b: FlowKey): boolean => a.skin === b.skin && a.app === b.app;

function parseFlow(value: unknown): FlowNotes | undefined {
  const { skin, app, place, done, alone } = (value ?? {}) as Record<string, unknown>;
  if (!isStep(skin) || (app !== undefined && !isText(app, /^[\w.]{1,255}$/))) return undefined;
  const key = { skin, ...(app === undefined ? {} : { app }) };
  return {
    ...key,
    ...(isAddress(place) && isSameFlow(flowOf(place), key) ? { place } : {}),
    done: listOf(done, isStep),
    ...(typeof alone === 'number' && Number.isFinite(alone) ? { alone } : {}),
  };
}

/** Parses stored notes and ignores invalid values. Throws a SyntaxError if the text is not JSON. */
export function parseNotes(text: string | null): Notes {
  if (!text || text.length > limits.text) return noNotes;
  const { flows, gates, asked, isStopped } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  const parsed: FlowNotes[] = [];
  for (const value of Array.isArray(flows) ? flows.slice(0, limits.flows) : []) {
    const flow = parseFlow(value);
    if (flow && !parsed.some((other) => isSameFlow(other, flow))) parsed.push(flow);
  }
  return {
    flows: parsed,
    gates: listOf(gates, isGateTick),
    asked: listOf(asked, isQuestion).slice(-limits.asked),
    isStopped: isStopped === true,
  };
}

/**
 * Parses notes as they were stored until version 0.2: `{ last, done, asked }`. The place names its app, and a gate is
 * told by the minute at which its wait began; ticks of steps could be of any app, and are dropped. Throws a SyntaxError
 * if the text is not JSON.
 */
export function parseOldNotes(text: string): Notes {
  if (text.length > limits.text) return noNotes;
  const { last, done, asked } = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  const ticks = listOf(done, isGateTick);
  const gates = ticks.filter((tick) => /\/\d{8}T\d{4}Z$/.test(tick)).map((tick) => tick.split('/')[0]);
  return {
    ...noNotes,
    flows: isAddress(last) && isStep(flowOf(last).skin) ? [{ ...flowOf(last), place: last, done: [] }] : [],
    gates: ticks.filter((tick) => gates.includes(tick.split('/')[0])),
    asked: listOf(asked, isQuestion).slice(-limits.asked),
  };
}
