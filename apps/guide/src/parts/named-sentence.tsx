import { StepSentence } from './sentence.tsx';
import { useStepLanguage } from './use-step-language.ts';

/** Full-width punctuation brings its own space. */
const wide = /[：︓？！]$/;

/** A sentence of a step after its name: “Then you see: …”. */
export function NamedSentence({ name, text, step }: { name: string; text: string; step: string }) {
  const language = useStepLanguage()(step);
  return (
    <p>
      <b>{name}</b>
      {wide.test(name) ? '' : ' '}
      <span {...language}>
        <StepSentence text={text} />
      </span>
    </p>
  );
}
