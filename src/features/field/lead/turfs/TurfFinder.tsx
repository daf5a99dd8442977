/** Owns how all turfs stand together, and the means to find some of them: a word, a filter, an order. */
import { digits } from '../../../../hooks/format.ts';
import { css } from 'styled-system/css';
import { Button } from '../../../../ui/Button.tsx';
import { ProgressBar } from '../../parts/ProgressBar.tsx';
import { SelectField } from '../../../../ui/SelectField.tsx';
import { TextField } from '../../../../ui/TextInput.tsx';
import { filterNames, sortNames, type TurfTotals } from './finding.ts';
import { FILTERS, SORTS, type TurfFilter, type TurfSort } from './view.ts';

export interface TurfFinderProps {
  readonly totals: TurfTotals;
  readonly filter: TurfFilter;
  readonly sort: TurfSort;
  readonly query: string;
  readonly onFilter: (filter: TurfFilter) => void;
  readonly onSort: (sort: TurfSort) => void;
  readonly onQuery: (query: string) => void;
}

export function TurfFinder({ totals, filter, sort, query, onFilter, onSort, onQuery }: TurfFinderProps) {
  return (
    <div className={css({ display: 'grid', gap: '4', marginBlock: '3' })}>
      <div className={css({ display: 'grid', gap: '1', maxWidth: '40rem' })}>
        <ProgressBar doors={totals.doors} visited={totals.visited} done={totals.done} />
        <p className={css({ fontWeight: 'bold' })}>{summaryWords(totals)}</p>
      </div>
      <fieldset aria-label="Which turfs" className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {FILTERS.filter((one) => one === filter || totals.on[one] > 0).map((one) => (
          <Button
            key={one}
            variant={one === filter ? 'quiet' : 'secondary'}
            aria-pressed={one === filter}
            onClick={() => onFilter(one)}
          >
            {`${filterNames[one]} ${digits(totals.on[one])}`}
          </Button>
        ))}
      </fieldset>
      <form
        aria-label="Find a turf"
        onSubmit={(submit) => submit.preventDefault()}
        className={css({
          display: 'grid',
          gridTemplateColumns: { base: '3fr 2fr', sm: '2fr 1fr' },
          gap: '3',
          maxWidth: '40rem',
        })}
      >
        <TextField
          label="Search"
          type="search"
          autoComplete="off"
          placeholder="Turf, street or person"
          value={query}
          onChange={(change) => onQuery(change.target.value)}
        />
        <SelectField
          label="Order"
          options={SORTS.map((value) => ({ value, label: sortNames[value] }))}
          value={sort}
          onChange={(change) => onSort(change.target.value as TurfSort)} // the options are the orders
        />
      </form>
    </div>
  );
}

/** "400 turfs, 43% of 20,000 doors visited" */
function summaryWords({ turfs, doors, visited }: TurfTotals): string {
  const share = doors === 0 ? 0 : Math.floor((visited / doors) * 100);
  return `${turfs === 1 ? '1 turf' : `${digits(turfs)} turfs`}, ${share}% of ${digits(doors)} doors visited`;
}
