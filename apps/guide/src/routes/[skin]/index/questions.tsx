import { type Address, fits, namesOfVersion, questions, type ReaderAnswers } from '@sideguide/guide-core/flow';
import type { Version, VersionTables } from '@sideguide/guide-core/model';
import { spaceAfter } from '@sideguide/guide-core/words';
import { phoneLanguages } from '../../../../.generated/cards.ts';
import { useGuide, useLabels, useLanguage, usePlace } from '../../../context/contexts.tsx';
import { StepDrawing } from '../../../parts/drawing.tsx';
import { Choice } from '../../../ui/choice.tsx';
import { Fold } from '../../../ui/fold.tsx';
import panel from '../../../ui/panel.module.css';
import select from '../../../ui/select.module.css';
import css from './questions.module.css';
import { useAnswer } from './use-answer.ts';
import { VersionField } from './version-field.tsx';

interface Props {
  readonly versions: VersionTables;
  /** Versions that this phone may have by what the browser says. */
  readonly likely: readonly string[];
  /** The version that the steps are for, answered or guessed. */
  readonly os: string | undefined;
  readonly answers: ReaderAnswers;
  readonly forgetGuess: () => void;
}

/**
 * Says for which version the steps are. Behind it are the questions about version and ROM, only if the answer changes the
 * steps, and about the language of the phone. If the browser leaves two or three versions, these alone are asked openly.
 */
export function Questions({ versions, likely, os, answers, forgetGuess }: Props) {
  const { address, maker } = usePlace();
  const { guide } = useGuide();
  const { t } = useLanguage();
  const { quote } = useLabels();
  const change = useAnswer();
  const answer = (answers: Partial<Address>) => {
    if ('os' in answers) forgetGuess();
    change(answers);
  };
  const asked = questions(
    guide,
    guide.versions.map(({ id }) => id),
    answers,
  );
  const about = guide.about.find(({ when }) => fits(when, answers));
  const version = guide.versions.find(({ id }) => id === os);
  const versionFor = version && t('version-for', { name: namesOfVersion(version, maker)[0] ?? '' });
  const options = (all: readonly Version[]) =>
    all.map((one) => {
      const [name = '', ...more] = namesOfVersion(one, maker);
      return { value: one.id, name, more };
    });
  const isOpen = !os && likely.length > 1;
  return (
    <div className={css.questions} id="phone">
      {isOpen && (
        <Choice
          name="likely"
          question={t('version-question')}
          chosen=""
          choose={(os) => answer({ os })}
          options={options(guide.versions.filter(({ id }) => likely.includes(id)))}
        />
      )}
      <Fold
        title={
          versionFor
            ? `${versionFor}${spaceAfter(versionFor)}${t('version-wrong')}`
            : t(isOpen ? 'other-version' : 'version-question')
        }
        open={address.step === 'phone' || undefined}
      >
        <h2 className={panel.h2}>{t('version-where')}</h2>
        <StepDrawing
          scenes={about ? [about.scene] : []}
          caption={guide.path.map((label) => quote(label).text).join(' › ')}
        />
        {asked.includes('os') && (
          <Choice
            name="os"
            question={t('version-question')}
            chosen={os}
            choose={(os) => answer({ os })}
            options={[...options(guide.versions), { value: undefined, name: t('other-version') }]}
          />
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
      </Fold>
      {version?.status && (
        <p className={panel.note} role="status">
          {version.status === 'unchecked' ? t('version-unchecked', { name: version.name }) : t('may-differ')}
        </p>
      )}
    </div>
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
