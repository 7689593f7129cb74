import { Header } from '../../../layout/header.tsx';
import { Notices } from '../../../layout/notices.tsx';
import { useView } from '../../../layout/view.ts';
import { Places } from './places.tsx';
import { Result } from './result.tsx';
import css from './screen.module.css';

/** Done: what was done, what is still open, and the way back to where the reader came from. */
export default function ResultScreen() {
  const { params, skin } = useView();
  const known = skin !== undefined || params.home === 'index';
  return (
    <div className={css.screen}>
      <Header />
      <Notices />
      {known ? <Result /> : <Places />}
    </div>
  );
}
