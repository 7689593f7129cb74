import { useAfterText } from '../../layout/after-text.ts';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { useView } from '../../layout/view.ts';
import panel from '../../ui/panel.module.css';
import { Choice } from './choice.tsx';
import { GoOn } from './go-on.tsx';
import css from './screen.module.css';

/** What this is first, and behind it which phone is yours. */
export default function HomeScreen() {
  const { skins, suggested, t } = useView();
  const whole = useAfterText();
  const shown = skins.filter((skin) => skin.status === 'published' || skin.id === suggested);
  const guess = shown.find((skin) => skin.id === suggested);
  return (
    <>
      <Header />
      <Notices />
      <main className={css.home} data-skin={guess?.id}>
        <div className={panel.head}>
          <h1>{t('home-title')}</h1>
          <p>{t('home-lead')}</p>
        </div>
        {whole && <Choice shown={shown} guess={guess} />}
      </main>
      {whole && <GoOn guess={guess} />}
    </>
  );
}
