/** Which of the files that were brought in a text shows, and the way to bring in another. */
import { Link } from '@tanstack/react-router';
import { css } from 'styled-system/css';
import { digits } from '../../../../hooks/format.ts';
import { useStaffRead } from '../../../../hooks/useStaff.ts';
import { m } from '../../../../messages/messages.js';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { textLink } from '../../../../ui/staff/textLink.ts';
import { figureSetsRead } from '../../data/figureSets.ts';

interface FiguresValueProps {
  readonly item: string;
  readonly label: string;
  readonly required: boolean;
  readonly error: string | null;
  readonly value: string;
  readonly onValue: (set: string) => void;
}

export function FiguresValue({ item, value, onValue, ...frame }: FiguresValueProps) {
  const { rows } = useStaffRead(figureSetsRead(item));
  const options = (rows ?? [])
    .filter(({ finished_at: finished }) => finished !== null)
    .map(({ id, file_name: file, rows_total: all, left_out: out, as_of: day }) => ({
      value: id,
      label: m.content_figures_of({ file, rows: digits(all - out), day }),
    }));
  // One that this device does not know stays what it is.
  const known = value === '' || options.some((one) => one.value === value);
  return (
    <div className={css({ display: 'grid', gap: '1' })}>
      <SelectField
        {...frame}
        hint={rows?.length === 0 ? m.content_figures_none() : undefined}
        placeholder={m.content_not_chosen()}
        options={known ? options : [{ value, label: m.content_unknown_item() }, ...options]}
        value={value}
        onChange={({ target }) => onValue(target.value)}
      />
      <Link to="/content/figures" search={{ of: item }} className={textLink}>
        {m.content_go_figures()}
      </Link>
    </div>
  );
}
