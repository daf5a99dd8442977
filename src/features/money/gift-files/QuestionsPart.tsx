/** What the file leaves open: whose clock its times are by, which number is the day, and what its words mean. */
import { css } from 'styled-system/css';
import { CHICAGO, DENVER, LOS_ANGELES, NEW_YORK } from '../../../core/zones.ts';
import { campaignNow } from '../../../hooks/campaignNow.ts';
import { counted } from '../../../hooks/format.ts';
import { m } from '../../../messages/messages.js';
import { SelectField } from '../../../ui/SelectField.tsx';
import { answerKey } from '../model/imports/meanings.ts';
import type { AskedWord } from './protocol.ts';
import type { GiftImport } from './useGiftImport.ts';

const ZONES = [
  [NEW_YORK, m.gift_files_zone_eastern],
  [CHICAGO, m.gift_files_zone_central],
  [DENVER, m.gift_files_zone_mountain],
  [LOS_ANGELES, m.gift_files_zone_pacific],
] as const;

const MEANINGS = {
  status: [
    ['paid', m.gift_files_status_paid],
    ['pending', m.gift_files_status_pending],
    ['failed', m.gift_files_status_failed],
    ['refunded', m.gift_files_status_refunded],
  ],
  type: [
    ['gift', m.gift_files_type_contribution],
    ['refund', m.gift_files_type_refund],
    ['fee', m.gift_files_type_fee],
    ['payout', m.gift_files_type_payout],
    ['other', m.gift_files_type_other],
  ],
} as const;

export function QuestionsPart({ work }: { readonly work: GiftImport }) {
  const { read, answers, say } = work;
  const zone = campaignNow().timeZone;
  // A word that was answered is still shown, so that the answer can be changed.
  const answered = Object.keys(answers.answers).map((key): AskedWord => {
    const [field = '', word = ''] = key.split(/:(.*)/s);
    return { field: field === 'type' ? 'type' : 'status', word, rows: 0 };
  });
  const words = [
    ...answered,
    ...(read?.words ?? []).filter(({ field, word }) => answers.answers[answerKey(field, word)] === undefined),
  ];
  const asksZone = read?.asksZone === true || answers.fileZone !== null;
  const asksOrder = read?.asksOrder === true || answers.order !== null;
  if (!asksZone && !asksOrder && words.length === 0) return null;
  const zones = [
    { value: zone, label: m.gift_files_zone_ours({ zone }) },
    { value: 'UTC', label: 'UTC' },
    ...ZONES.filter(([value]) => value !== zone).map(([value, label]) => ({ value, label: label() })),
  ];
  return (
    <fieldset className={css({ display: 'grid', gap: '4', marginTop: '4' })}>
      <legend className={css({ fontWeight: 'bold', marginBottom: '2' })}>{m.gift_files_questions()}</legend>
      {asksZone ? (
        <SelectField
          label={m.gift_files_ask_zone()}
          hint={m.gift_files_ask_zone_hint()}
          placeholder={m.gift_files_choose_one()}
          value={answers.fileZone ?? ''}
          options={zones}
          onChange={({ target }) => say({ fileZone: target.value || null })}
        />
      ) : null}
      {asksOrder ? (
        <SelectField
          label={m.gift_files_ask_order()}
          placeholder={m.gift_files_choose_one()}
          value={answers.order ?? ''}
          options={[
            { value: 'mdy', label: m.gift_files_order_mdy() },
            { value: 'dmy', label: m.gift_files_order_dmy() },
          ]}
          onChange={({ target }) =>
            say({ order: target.value === 'dmy' ? 'dmy' : target.value === 'mdy' ? 'mdy' : null })
          }
        />
      ) : null}
      {words.map(({ field, word, rows }) => (
        <SelectField
          key={`${field}:${word}`}
          label={m.gift_files_ask_word({ word })}
          hint={rows > 0 ? m.gift_files_ask_word_hint(counted(rows)) : undefined}
          placeholder={m.gift_files_leave_out()}
          value={answers.answers[answerKey(field, word)] ?? ''}
          options={MEANINGS[field].map(([value, label]) => ({ value, label: label() }))}
          onChange={({ target }) => {
            const { [answerKey(field, word)]: _before, ...others } = answers.answers;
            say({ answers: target.value === '' ? others : { ...others, [answerKey(field, word)]: target.value } });
          }}
        />
      ))}
    </fieldset>
  );
}
