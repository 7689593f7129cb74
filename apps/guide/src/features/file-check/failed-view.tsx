import { FileTable } from './plate.tsx';
import type { FailedState } from './state.ts';
import { useCheckWords } from './words.tsx';

/** Says why there is no verdict. The words never imply that something is wrong with the file. */
export function FailedView({ failed: { why }, heading }: { failed: FailedState; heading: 'h1' | 'h3' }) {
  const { tell } = useCheckWords();
  return (
    <FileTable name={`failed-${why}`} sign="none" heading={heading} title={tell(`failed-${why}`)}>
      <p>{tell(`failed-${why}-then`)}</p>
    </FileTable>
  );
}
