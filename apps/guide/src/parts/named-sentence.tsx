import { StepSentence } from './sentence.tsx';
import { useLangAttributes } from './use-lang-attributes.ts';

/** Full-width punctuation brings its own space. */
const wide = /[：︓？！]$/;

/** A sentence of a step after its name: “Then you see: …”. */
export function NamedSentence({ name, text, step }: { name: string; text: string; step: string }) {
  const said = useLangAttributes()(step);
  return (
    <p>
      <b>{name}</b>
      {wide.test(name) ? '' : ' '}
      <span {...said}>
        <StepSentence text={text} />
      </span>
    </p>
  );
}
