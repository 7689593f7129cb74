import { type PageContexts, useGuide, useLanguage, usePlace } from '../../context/contexts.tsx';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { StepDrawing } from '../../parts/drawing.tsx';
import { wholePlan } from '../../parts/plan-of.ts';
import { Heading } from '../../parts/sentence.tsx';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Fold } from '../../ui/fold.tsx';
import { ItemLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import { QuestionField } from '../search/question-field.tsx';
import { useHelpedStep } from './helped-places.ts';
import { HelpedReader } from './helped-reader.tsx';
import css from './helper.module.css';
import { LinkForReader } from './link-for-reader.tsx';
import { TextToSend } from './text-to-send.tsx';

/** The end of the flow for a helper: what is left to close on the helped reader's phone. */
export function HelperResult({ readerPage }: { readerPage: PageContexts }) {
  const { href } = usePlace();
  const { answers, guide, skin, wordsOf } = useGuide();
  const { t } = useLanguage();
  const { download, service, tidy } = wholePlan(guide, answers);
  const last = download[download.length - 1]?.id;
  const { name, dir } = readerPage.language.locale;
  return (
    <>
      <Header />
      <Notices />
      <main className={panel.grow}>
        <div className={panel.head}>
          <HelpedReader language={name} />
          <PageTitle>{t('part-tidy')}</PageTitle>
        </div>
        <div className={panel.body}>
          {tidy.map(({ id, scenes }) => (
            <section key={id} className={css.left}>
              <h2 className={panel.h2}>
                <Heading text={wordsOf(id).title} />
              </h2>
              <div dir={dir} className={css.scene}>
                {scenes.length > 0 && <StepDrawing scenes={scenes} caption={t('helper-theirs')} />}
              </div>
              <TextToSend readerPage={readerPage} title={t('helper-say')} step={id} field="do" />
              <TextToSend readerPage={readerPage} title={t('helper-ask')} step={id} field="see" />
              <TextToSend readerPage={readerPage} title={t('helper-else')} step={id} field="otherwise" />
            </section>
          ))}
          {service[0] && (
            <ItemLink href={href({ path: `/${skin.id}/service`, step: service[0].id })}>{t('part-service')}</ItemLink>
          )}
          <LinkForReader readerPage={readerPage} label={t('helper-link')} step={undefined} />
          <Fold title={t('it-does-not')}>
            <QuestionField />
          </Fold>
        </div>
      </main>
      <Bar back={{ href: useHelpedStep() ?? href({ path: `/${skin.id}/downloadapps`, step: last }), label: t('back') }}>
        <Button href={href({ path: '/', helper: undefined, labels: undefined })}>{t('back-to-start')}</Button>
      </Bar>
    </>
  );
}
