/** A table of figures: its order, and what a screen reader is told of it. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { compareValues, type Sortable } from '../../../src/ui/table/compareValues.ts';
import { DataTable, type Column } from '../../../src/ui/table/DataTable.tsx';

const sorted = (...values: Sortable[]) => values.toSorted(compareValues);

describe('the order of a column', () => {
  it('is by size for numbers, as people file it for text, and nothing stands last', () => {
    expect(sorted(10, 9, -1)).toEqual([-1, 9, 10]);
    expect(sorted('turf 10', 'Turf 9', 'älter', 'Zoë')).toEqual(['älter', 'Turf 9', 'turf 10', 'Zoë']);
    expect(sorted(null, 2, null, 1)).toEqual([1, 2, null, null]);
    expect(sorted(null, 'b', 'a')).toEqual(['a', 'b', null]);
  });
});

describe('a table', () => {
  const columns: readonly Column<{ name: string; doors: number }>[] = [
    { name: 'Turf', by: ({ name }) => name, cell: ({ name }) => name },
    { name: 'Doors', number: true, by: ({ doors }) => doors, cell: ({ doors }) => doors },
    { name: 'Street', cell: () => '–' },
    { name: 'Notes', cell: () => '' },
  ];
  const html = renderToStaticMarkup(
    <DataTable caption="Turfs" columns={columns} rows={[{ name: 'Mill', doors: 7 }]} keyOf={({ name }) => name} />,
  );

  it('has a caption, and a heading for every column and row', () => {
    expect(html).toMatch(/<caption[^>]*>Turfs<\/caption>/);
    expect(html.match(/scope="col"/g)).toHaveLength(4);
    expect(html).toMatch(/<th [^>]*scope="row"[^>]*>Mill<\/th>/);
  });

  it('offers a button for each order there is, and says that none is in force', () => {
    expect(html.match(/<button/g)).toHaveLength(2);
    expect(html.match(/aria-sort="none"/g)).toHaveLength(2);
  });

  it('stands as blocks on a phone, each cell behind the name of its column, and is a table all the same', () => {
    expect(html).toContain('data-stacks');
    expect(html).toContain('data-label="Doors"');
    expect(html).toMatch(/<table role="table"/);
  });

  it('has no style of its own, which the pages’ security policy would refuse', () => {
    expect(html).not.toContain('style=');
  });
});
