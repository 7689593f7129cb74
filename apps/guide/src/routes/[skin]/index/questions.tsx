import { fits, namesOfVersion, questions } from '@sideguide/guide-core/flow';
import type { VersionTables } from '@sideguide/guide-core/model';
import { phoneLanguages } from '../../../../.generated/cards.ts';
import { useGuide, useLabels, useLanguage, usePlace } from '../../../context/contexts.tsx';
import { StepDrawing } from '../../../parts/drawing.tsx';
import { Choice } from '../../../ui/choice.tsx';
import panel from '../../../ui/panel.module.css';
import select from '../../../ui/select.module.css';
import css from './questions.module.css';
import { useAnswer } from './use-answer.ts';
import { VersionField } from './version-field.tsx';

/** Asks for version and ROM, only if the answer changes the steps, and for the language of the phone. */
export function Questions({ versions }: { versions: VersionTables }) {
  const { address, maker } = usePlace();
  const { answers, guide, version } = useGuide();
  const { t } = useLanguage();
  const { quote } = useLabels();
  const answer = useAnswer();
  const asked = questions(
    guide,
    guide.versions.map(({ id }) => id),
    answers,
  );
  const about = guide.about.find(({ when }) => fits(when, answers));
  return (
    <>
      {asked.length > 0 && (
        <>
          <h2 className={`${panel.h2} ${css.where}`}>{t('version-where')}</h2>
          <StepDrawing
            scenes={about ? [about.scene] : []}
            caption={guide.path.map((label) => quote(label).text).join(' › ')}
          />
        </>
      )}
      <div className={panel.body} id="phone">
        {asked.includes('os') && (
          <Choice
            name="os"
            question={t('version-question')}
            chosen={address.os}
            choose={(os) => answer({ os })}
            options={[
              ...guide.versions.map((one) => {
                const [name = '', ...more] = namesOfVersion(one, maker);
                return { value: one.id, name, more };
              }),
              { value: undefined, name: t('other-version') },
            ]}
          />
        )}
        {version?.status && (
          <p className={panel.note} role="status">
            {version.status === 'unchecked' ? t('version-unchecked', { name: version.name }) : t('may-differ')}
          </p>
        )}
        {asked.length > 0 && <VersionField versions={versions} />}
        {asked.includes('rom') && (
          <Choice
            name="rom"
            question={t('rom-question')}
            hint={guide.romHint}
            chosen={address.rom}
            choose={(rom) => answer({ rom })}
            options={[
              ...guide.roms.map(({ id }) => ({ value: id, name: t(`rom-${id}`) })),
              { value: undefined, name: t('dont-know') },
            ]}
          />
        )}
        <PhoneLanguage />
      </div>
    </>
  );
}

/** A select for readers whose phone is in another language than the guide. */
function PhoneLanguage() {
  const { address } = usePlace();
  const { t } = useLanguage();
  const answer = useAnswer();
  return (
    <label className={css.speech}>
      <span className={panel.note}>{t('labels-in')}</span>
      <select
        className={select.select}
        value={address.labels ?? ''}
        onChange={({ target }) => answer({ labels: target.value || undefined })}
      >
        <option value="">{t('labels-same')}</option>
        {phoneLanguages.map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
