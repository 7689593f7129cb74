import { spaceAfter } from '@sideguide/guide-core/words';
import { StepSentence } from './sentence.tsx';
import { useStepLanguage } from './use-step-language.ts';

/** A sentence of a step after its name: “Then you see: …”. */
export function NamedSentence({ name, text, step }: { name: string; text: string; step: string }) {
  const language = useStepLanguage()(step);
  return (
    <p>
      <b>{name}</b>
      {spaceAfter(name)}
      <span {...language}>
        <StepSentence text={text} />
      </span>
    </p>
  );
}
