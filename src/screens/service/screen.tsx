import { Link } from 'wouter';
import { Mini } from '../../drawing/mini.tsx';
import { Header } from '../../frame/header.tsx';
import { Notices } from '../../frame/notices.tsx';
import { useView } from '../../frame/view.ts';
import panel from '../../ui/panel.module.css';
import { Messages } from './messages.tsx';
import css from './screen.module.css';

/** The same help without a flow: which phone, and what the phone says. */
export default function ServiceScreen() {
  const { href, skins, t } = useView();
  return (
    <>
      <Header />
      <Notices />
      <main className={panel.grow}>
        <div className={panel.head}>
          <h1>{t('service-title')}</h1>
          <p>{t('service-lead')}</p>
        </div>
        <div className={panel.body}>
          <h2 className={panel.h2}>{t('service-which')}</h2>
          <div className={css.phones}>
            {skins
              .filter((skin) => skin.status === 'published')
              .map(({ id, makers }) => (
                <Link key={id} className={css.phone} href={href({ path: `/${id}/service` })}>
                  <b dir="ltr">{makers[0]}</b>
                  <span dir="ltr">{makers.slice(1).join(' · ')}</span>
                  <Mini skin={id} />
                </Link>
              ))}
          </div>
          <Messages />
        </div>
      </main>
    </>
  );
}
