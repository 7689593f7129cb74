import { parseGateHash } from '@sideguide/guide-core/gates';
import { InPage, type PageContexts, useLanguage } from '../../context/contexts.tsx';
import { type FlowPosition, findPosition, wholePlan } from '../../parts/plan-of.ts';
import { Heading } from '../../parts/sentence.tsx';
import css from './continue-card.module.css';

const parts = { downloadapps: 'download', service: 'service' } as const;

function positionOn({ place, guide }: PageContexts): FlowPosition | undefined {
  const part = parts[place.address.path.split('/')[2] as keyof typeof parts];
  return guide && part && findPosition(wholePlan(guide.guide, guide.answers), part, place.address.step);
}

/** Checks whether the guide no longer has what the address of this page names. */
export function isGone(page: PageContexts): boolean {
  const { address, notices } = page.place;
  const isStepGone = positionOn(page)?.isUnknown && parseGateHash(address.step ?? '').value === undefined;
  return Boolean(isStepGone) || notices.length > 0;
}

/** The app, the phone, and the step with its number, of a page that has been loaded. */
export function ContinueWords({ page }: { page: PageContexts }) {
  const { t } = useLanguage();
  const position = positionOn(page);
  const names = [page.place.app?.name, page.place.maker].filter(Boolean).join(' · ');
  return (
    <>
      <b>{names ? <bdi>{names}</bdi> : t('resume')}</b>
      <span className={css.step}>
        {position && !position.isUnknown && (
          <>
            {position.at >= 0 && `${page.language.t('progress', { n: position.at + 1, of: position.all.length })} · `}
            <InPage page={page}>
              <Heading text={page.guide?.wordsOf(position.step.id).title ?? ''} />
            </InPage>
          </>
        )}
      </span>
    </>
  );
}
