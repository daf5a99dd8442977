/** Everything public as files for programs: what each holds, its address, and the feeds. Printed, and without a clock. */
import { css } from 'styled-system/css';
import { LICENCE } from '../../../campaign/feed.ts';
import { currentLocale } from '../../../core/locale.ts';
import { m } from '../../../messages/messages.js';
import { openFileAddress } from '../data/openData.ts';
import { feedsIn, filesOf, formatOf, INDEX, OPEN_TABLES } from '../model/openFiles.ts';
import { openWords } from '../parts/openWords.ts';
import { link } from '../parts/styles.ts';

export function DataForAll() {
  const locale = currentLocale();
  return (
    <section id="open-data" aria-labelledby="open-data-title" className={css({ paddingBottom: '10' })}>
      <h2 id="open-data-title" className={css({ textStyle: 'h3' })}>
        {m.transparency_open()}
      </h2>
      <p className={css({ maxWidth: 'text', marginTop: '2', marginBottom: '4' })}>
        {m.transparency_open_about({ licence: LICENCE.name })}
      </p>
      <ul className={css({ display: 'grid', gridTemplateColumns: { base: '1fr', lg: '1fr 1fr' }, columnGap: '12' })}>
        {OPEN_TABLES.map((table) => (
          <Line key={table} name={openWords[table]()} files={filesOf(table, locale)} />
        ))}
        <Line name={m.transparency_open_feeds()} files={feedsIn(locale)} />
        <Line name={m.transparency_open_index()} files={[INDEX]} />
      </ul>
    </section>
  );
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '4',
  borderTopWidth: '1px',
  borderTopStyle: 'solid',
  borderTopColor: 'line',
});

function Line({ name, files }: { readonly name: string; readonly files: readonly string[] }) {
  return (
    <li className={row}>
      <span>{name}</span>
      <span className={css({ display: 'flex', flexWrap: 'wrap', columnGap: '4' })}>
        {files.map((file) => (
          <a key={file} href={openFileAddress(file)} className={link} aria-label={`${name}: ${formatOf(file)}`}>
            {formatOf(file)}
          </a>
        ))}
      </span>
    </li>
  );
}
