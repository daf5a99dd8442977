/** Builds the cases of the form table: a good form of each kind, changed in the fields that a case is about. */

export type FormName = 'volunteer' | 'yard-sign' | 'idea' | 'newsletter' | 'rsvp';
type Raw = Readonly<Record<string, string | boolean>>;
export type CaseRow = Readonly<Record<string, string | boolean | null>>;

export interface FormCase {
  readonly form: FormName;
  /** What the case promises. */
  readonly name: string;
  /** Raw form values, as typed. */
  readonly input: Raw;
  readonly ok: boolean;
  /** First message of each wrong field, and no other field. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly table: 'signups' | 'yard_sign_requests';
  /** Good: exactly the row the form makes. Bad: the same without the form's rules. */
  readonly row: CaseRow;
  /** The constraint that refuses the bad row. */
  readonly violates?: string;
}

/** The event that RSVP rows are for: the database tests insert it first. */
export const CASE_EVENT_ID = '7b1f6a52-0c1d-4e8a-9a53-3f5d2c9be001';
/** The phone's time in every row. */
export const CASE_TIME = '2025-10-20T14:30:00.000Z';

let made = 0;
function nextId(): string {
  made += 1;
  return `ca5e0000-0000-4000-8000-${String(made).padStart(12, '0')}`;
}

const GOOD: Record<FormName, Raw> = {
  volunteer: {
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    phone: '(555) 010-0123',
    interest: 'door_knock',
    availability: 'Saturday mornings',
    notes: 'I know the north side well.',
  },
  'yard-sign': { name: 'Ana Ruiz', address: '12 Mill Street', phone: '(555) 010-0123', notes: 'Left of the porch' },
  idea: { name: 'Ana Ruiz', email: 'ana@example.com', phone: '555-0100', idea: 'Plant more trees on Main Street.' },
  newsletter: { name: 'Ana Ruiz', email: 'ana@example.com', phone: '555-0100', consentSms: false },
  rsvp: {
    eventId: CASE_EVENT_ID,
    name: 'Ana Ruiz',
    email: 'ana@example.com',
    phone: '555-0100',
    headcount: '3',
  },
};

/** What was typed; nothing typed is null. Good texts are trimmed and cleaned by the form, bad ones are sent as they are. */
const sent = (value: string | boolean | undefined, form: (text: string) => string) =>
  typeof value === 'string' ? form(value) || null : (value ?? null);

function toRow(form: FormName, input: Raw, ok: boolean): CaseRow {
  const tidy = ok
    ? (text: string) =>
        text
          .replaceAll('\0', '')
          .replace(/\p{Surrogate}/gu, '\uFFFD')
          .trim()
    : storable;
  const field = (name: string) => sent(input[name], tidy);
  const must = (name: string) => field(name) ?? '';
  const frame = { id: nextId(), user_id: null, client_created_at: CASE_TIME };
  if (form === 'yard-sign') {
    return { ...frame, name: must('name'), address: must('address'), phone: must('phone'), notes: field('notes') };
  }
  const base = {
    ...frame,
    name: must('name'),
    email: field('email'),
    phone: field('phone'),
    interest: null,
    availability: null,
    notes: null,
    event_id: null,
    consent_email: null,
    consent_sms: null,
  };
  if (form === 'idea') return { ...base, type: 'idea', notes: field('idea'), may_share: false, may_write: false };
  if (form === 'newsletter') {
    return {
      ...base,
      type: 'newsletter',
      consent_email: true,
      consent_sms: input['consentSms'] === true && base.phone !== null,
    };
  }
  if (form === 'rsvp') {
    const headcount = ok ? String(input['headcount']).trim() : String(input['headcount']);
    return { ...base, type: 'event', event_id: must('eventId'), notes: `Headcount: ${headcount}` };
  }
  const [interest, availability, notes] = [field('interest'), field('availability'), field('notes')];
  return { ...base, type: 'volunteer', interest, availability, notes };
}

/** JSON cannot carry these to Postgres at all, which is another refusal than the one a bad case is about. */
function storable(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

function builder(form: FormName) {
  return (name: string, change: Raw, errors?: Readonly<Record<string, string>>, violates?: string): FormCase => {
    const input = { ...GOOD[form], ...change };
    const ok = errors === undefined;
    return {
      form,
      name: `${form}: ${name}`,
      input,
      ok,
      ...(errors ? { errors } : {}),
      table: form === 'yard-sign' ? 'yard_sign_requests' : 'signups',
      row: toRow(form, input, ok),
      ...(violates ? { violates } : {}),
    };
  };
}

export const volunteer = builder('volunteer');
export const yardSign = builder('yard-sign');
export const idea = builder('idea');
export const newsletter = builder('newsletter');
export const rsvp = builder('rsvp');
