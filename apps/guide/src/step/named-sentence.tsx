// With every screen that has steps.
import { Sentence } from './sentence.tsx';
import { useSaid } from './use-said.ts';

/** Full-width signs bring their own space. */
const wide = /[：︓？！]$/;

/** A sentence of a step behind its name: “Then you see: …”. */
export function NamedSentence({ name, text, step }: { name: string; text: string; step: string }) {
  const said = useSaid()(step);
  return (
    <p>
      <b>{name}</b>
      {wide.test(name) ? '' : ' '}
      <span {...said}>
        <Sentence text={text} />
      </span>
    </p>
  );
}
