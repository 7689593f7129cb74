import { useLocation } from 'wouter';
import { formatAddress, type Parameter, parseAddress } from '#lib/flow/address.ts';
import { questions } from '#lib/flow/plan.ts';
import { resumable, splitHref } from '#lib/flow/resume.ts';
import { readNotes, rememberPlace } from '../../../core/storage/notes.ts';
import { Drawing } from '../../../flow/drawing.tsx';
import { useView } from '../../../frame/view.ts';
import panel from '../../../ui/panel.module.css';
import css from './questions.module.css';

interface Option {
  /** Undefined is "I don't know": the address then says nothing. */
  readonly value: string | undefined;
  readonly name: string;
}

/** Version and ROM, asked only where the answer changes the steps, and the language the phone speaks. */
export function Questions() {
  const { address, answers, guide, quote, skin, t } = useView();
  const asked = questions(
    guide!,
    skin!.versions.map((version) => version.id),
    answers,
  );
  const unknown = { value: undefined, name: t('dont-know') };
  return (
    <>
      {asked.length > 0 && (
        <Drawing scenes={[guide!.about]} caption={guide!.path.map((label) => quote(label).text).join(' › ')} />
      )}
      <div className={panel.body} id="phone">
        {asked.includes('os') && (
          <Choice
            name="os"
            question={t('version-question')}
            chosen={address.os}
            options={[
              ...skin!.versions.map((version) => ({ value: version.id, name: version.name })),
              { value: undefined, name: t('other-version') },
            ]}
          />
        )}
        {asked.includes('rom') && (
          <Choice
            name="rom"
            question={t('rom-question')}
            hint={guide!.romHint}
            chosen={address.rom}
            options={[...guide!.roms.map(({ id }) => ({ value: id, name: t(`rom-${id}`) })), unknown]}
          />
        )}
        <PhoneLanguage />
      </div>
    </>
  );
}

interface ChoiceProps {
  readonly name: 'os' | 'rom';
  readonly question: string;
  readonly hint?: string;
  readonly chosen: string | undefined;
  readonly options: readonly Option[];
}

/** Takes an answer into the address, and into the remembered place: whoever goes on, goes on with it. */
function useAnswer() {
  const { address, href, params } = useView();
  const [, go] = useLocation();
  return (name: Parameter, value: string | undefined) => {
    const last = resumable(readNotes().last, address, params.skin);
    if (last) rememberPlace(formatAddress({ ...parseAddress(splitHref(last)), [name]: value }));
    go(href({ [name]: value, step: address.step }), { replace: true });
  };
}

function Choice({ name, question, hint, chosen, options }: ChoiceProps) {
  const answer = useAnswer();
  return (
    <fieldset className={css.choice}>
      <legend className={panel.h2}>{question}</legend>
      {hint && <p className={panel.note}>{hint}</p>}
      <div className={css.options}>
        {options.map((option) => (
          <label key={option.name} className={css.option} data-chosen={option.value === chosen || undefined}>
            <input
              type="radio"
              name={name}
              value={option.value ?? ''}
              checked={option.value === chosen}
              onChange={() => answer(name, option.value)}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** For readers whose phone speaks another language than the guide. */
function PhoneLanguage() {
  const { address, phoneTongues, t } = useView();
  const answer = useAnswer();
  return (
    <label className={css.speech}>
      <span className={panel.note}>{t('labels-in')}</span>
      <select value={address.labels ?? ''} onChange={({ target }) => answer('labels', target.value || undefined)}>
        <option value="">{t('labels-same')}</option>
        {phoneTongues.map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
