import { ofMakerFirst } from '@sideguide/guide-core/flow';
import { type CompiledMessage, stages } from '@sideguide/guide-core/model';
import { useLanguage } from '../../context/contexts.tsx';
import { Fold } from '../../ui/fold.tsx';
import { QuestionField } from '../search/question-field.tsx';
import { MessageItems } from './message-item.tsx';
import css from './messages.module.css';
import { useMessages } from './use-messages.ts';

/** Finds a message by the reader's own words, or by the stage at which the phone shows it. */
export function MessageList() {
  const { t } = useLanguage();
  const { all, phone, ofPhone } = useMessages();
  const mine = ofMakerFirst(all.filter(ofPhone), phone);
  const others = all.filter((message) => !ofPhone(message));
  return (
    <QuestionField>
      <div className={css.groups}>
        <Groups messages={mine} />
        {others.length > 0 && (
          <Fold title={t('messages-other')}>
            <MessageItems messages={others} />
          </Fold>
        )}
      </div>
    </QuestionField>
  );
}

/** Groups the messages by stage, in the order of an installation. */
function Groups({ messages }: { messages: readonly CompiledMessage[] }) {
  const { t } = useLanguage();
  return stages.map((stage) => {
    const here = messages.filter((message) => message.stage === stage);
    return here.length === 0 ? null : (
      <Fold key={stage} title={t(`stage-${stage}`)}>
        <MessageItems messages={here} />
      </Fold>
    );
  });
}
