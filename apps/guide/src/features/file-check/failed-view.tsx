import { FileHeading } from './file-heading.tsx';
import type { FailedState } from './state.ts';
import { useCheckWords } from './words.tsx';

/** Says why there is no verdict. The words never imply that something is wrong with the file. */
export function FailedView({ failed: { why }, heading }: { failed: FailedState; heading: 'h1' | 'h3' }) {
  const { say } = useCheckWords();
  return (
    <FileHeading name={`failed-${why}`} sign="none" heading={heading} title={say(`failed-${why}`)}>
      <p>{say(`failed-${why}-then`)}</p>
    </FileHeading>
  );
}
