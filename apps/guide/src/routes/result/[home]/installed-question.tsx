import { useLanguage, usePlace } from '../../../context/contexts.tsx';
import { QuestionField } from '../../../features/search/question-field.tsx';
import { PageTitle } from '../../../layout/page-title.tsx';
import { useWayBack } from '../../../parts/way-back.ts';
import { unbroken } from '../../../phone/unbroken.tsx';
import { Bar } from '../../../ui/bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/link.tsx';
import panel from '../../../ui/panel.module.css';

interface Props {
  readonly home: string;
  readonly answer: () => void;
}

/** Asks whether the app is installed: the page cannot see that, and whoever opens this address may have got a link. */
export function InstalledQuestion({ home, answer }: Props) {
  const { app, href } = usePlace();
  const { t } = useLanguage();
  const back = useWayBack() ?? href({ path: home === 'index' ? '/' : `/${home}` });
  return (
    <>
      <main className={panel.column}>
        <div className={panel.head}>
          <PageTitle>{app ? unbroken(t('result-ask')) : t('result-ask-plain')}</PageTitle>
          <p>{t('result-ask-text')}</p>
        </div>
        <div className={panel.body}>
          <QuestionField />
        </div>
      </main>
      <Bar below={<TextLink href={back}>{t('result-no')}</TextLink>}>
        <Button onClick={answer}>{t('result-yes')}</Button>
      </Bar>
    </>
  );
}
