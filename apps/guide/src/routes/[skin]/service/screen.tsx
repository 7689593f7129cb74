import { settingsIn } from '@sideguide/guide-core/flow';
import { Header } from '../../../layout/header.tsx';
import { Notices } from '../../../layout/notices.tsx';
import { type Instead, useView, type View } from '../../../layout/view.ts';
import { loadOnce } from '../../../platform/chunks/load.ts';
import { StepLinks } from '../../../step/more-settings.tsx';
import { wholePlan } from '../../../step/plan-of.ts';
import { StepScreen } from '../../../step/step-screen.tsx';
import { Bar, BarLink } from '../../../ui/bar.tsx';
import panel from '../../../ui/panel.module.css';
import css from './screen.module.css';

/** `helper=…`: what somebody who helps sees of a step. */
export const instead = (view: View): Promise<Instead> | undefined =>
  view.address.helper
    ? loadOnce('helper', () => import(/* webpackChunkName: "helper" */ '../../../features/helper/load.tsx')).then(
        ({ load }) => load(view, 'service'),
      )
    : undefined;

/** What the installed app needs to keep working: its steps, or the list of what may help where it needs none. */
export default function ServiceStepScreen() {
  const { address, answers, gates, guide } = useView();
  const { service } = wholePlan(guide!, answers);
  if (gates) return <gates.GatePage />;
  return (
    <div className={css.screen}>{service.length > 0 || address.step ? <StepScreen part="service" /> : <Offers />}</div>
  );
}

/** No app is chosen, or one that needs nothing: everything is offered, nothing is asked. */
function Offers() {
  const { answers, app, guide, href, params, t } = useView();
  const { download, offered } = wholePlan(guide!, answers);
  return (
    <>
      <Header />
      <Notices />
      <main className={panel.grow}>
        <div className={panel.head}>
          <h1>{t('service-title')}</h1>
          <p>{app ? t('optional') : t('settings-apart', { n: settingsIn(offered) })}</p>
        </div>
        <div className={panel.body}>
          <StepLinks steps={offered} part="service" />
        </div>
      </main>
      <Bar
        back={{
          href: href({ path: `/${params.skin}/downloadapps`, step: download[download.length - 1]?.id }),
          label: t('back'),
        }}
      >
        <BarLink href={href({ path: `/result/${params.skin}` })}>{t('skip')}</BarLink>
      </Bar>
    </>
  );
}
