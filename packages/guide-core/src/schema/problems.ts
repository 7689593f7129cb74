import type * as z from 'zod/mini';
import { nearest } from './nearest.ts';
import { type Infer, printable, type Schema } from './shape.ts';

/** A mistake in a value: the field, what is wrong with it, and what to write instead. */
export interface Problem {
  readonly field: string;
  readonly reason: string;
  readonly remedy: string;
}

const joinField = (path: readonly PropertyKey[], start: string): string =>
  path.reduce<string>((field, key) => {
    if (typeof key === 'number') return `${field}[${key}]`;
    const name = printable(String(key), 60);
    return field ? `${field}.${name}` : name;
  }, start);

/** A problem, and the absent field that a mistyped one probably means. */
type FoundProblem = Problem & { readonly meant?: string };

/** `value` is what the issue's path begins at, and `start` its field. */
function toProblems(issue: z.core.$ZodIssue, start: string, value: unknown): FoundProblem[] {
  const field = joinField(issue.path, start);
  const part = issue.path.reduce((whole, key) => Object(whole)[key], value);
  if (issue.code === 'invalid_union') {
    // Where one alternative has the right type, its own mistakes say more.
    const near = issue.errors.filter(([first]) => first && (first.path.length > 0 || first.code !== 'invalid_type'));
    if (near.length === 1) return near[0]!.flatMap((nested) => toProblems(nested, field, part));
  }
  const { message } = issue.code === 'invalid_key' ? issue.issues[0]! : issue;
  const end = message.lastIndexOf('\n');
  const [reason, remedy] = [message.slice(0, end), message.slice(end + 1)];
  if (issue.code !== 'unrecognized_keys') return [{ field, reason, remedy }];
  const absent = remedy.split(', ').filter((name) => !Object.hasOwn(Object(part), name));
  return issue.keys.map((key) => {
    const near = nearest(key, absent);
    return {
      field: joinField([key], field),
      reason,
      remedy: `${near ? `Write “${near}”, if that is meant. ` : ''}The fields are: ${remedy}.`,
      ...(near ? { meant: joinField([near], field) } : {}),
    };
  });
}

// The schema's own method: Zod's function of that name would pack all of Zod with it, its languages too.
/**
 * Checks a value against a schema. Returns all problems, each with its field (`facts[0].source`; empty for the whole). A
 * mistyped field is one problem: the field that it probably means is not reported as missing.
 */
export function findProblems(schema: Schema, value: unknown): Problem[] {
  const { error } = (schema as z.ZodMiniType).safeParse(value);
  const found = (error?.issues ?? []).flatMap((issue) => toProblems(issue, '', value));
  const meant = new Set(found.map((problem) => problem.meant));
  return found.filter(({ field }) => !meant.has(field)).map(({ meant: _, ...problem }) => problem);
}

/** Returns a value as its schema reads it; undefined if it is not valid. */
export const readValue = <S extends Schema>(schema: S, value: unknown): Infer<S> | undefined =>
  (schema as unknown as z.ZodMiniType<Infer<S>>).safeParse(value).data;
