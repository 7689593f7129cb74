import { usePlace } from '../../../context/contexts.tsx';
import { Header } from '../../../layout/header.tsx';
import { Notices } from '../../../layout/notices.tsx';
import panel from '../../../ui/panel.module.css';
import { Places } from './places.tsx';
import { ResultPage } from './result.tsx';

/** The end of the flow: what was done, what is still open, and the link back to where the reader came from. */
export default function ResultScreen({ home }: { home: string }) {
  const { skin } = usePlace();
  const isKnown = skin !== undefined || home === 'index';
  return (
    <div className={panel.column}>
      <Header />
      <Notices />
      {isKnown ? <ResultPage home={home} /> : <Places home={home} />}
    </div>
  );
}
