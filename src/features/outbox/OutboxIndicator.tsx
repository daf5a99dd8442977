/** The quiet word in the header: nothing, "All sent", "2 waiting" or "1 needs you"; leads to "My submissions". */
import { css, cx } from 'styled-system/css';
import { localHref } from '../../core/address.ts';
import { go } from '../../hooks/place.ts';
import { useOutboxTotals } from '../../hooks/useOutbox.ts';
import { Icon } from '../../ui/Icon.tsx';
import { indicatorWords } from './words.ts';

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'touch',
  paddingInline: { base: '2', sm: '3' },
  borderRadius: 'sm',
  textStyle: 'small',
  fontWeight: 'bold',
  // On two lines rather than beyond the edge of a phone: "Todo enviado" is longer than "All sent".
  lineHeight: '1.2',
  whiteSpace: { base: 'normal', sm: 'nowrap' },
  '@media (max-width: 359px)': { paddingInline: '1', '& svg': { display: 'none' } },
  color: 'inkMuted',
  textDecoration: 'none',
  _hover: { textDecoration: 'underline' },
  '&[data-tone=waiting]': { backgroundColor: 'straw', color: 'onStraw' },
  '&[data-tone=needs-you]': { backgroundColor: 'loud', color: 'onLoud' },
});

/** Empty it takes no place: the header's gap before it moved the language switch. */
const quiet = css({ _empty: { position: 'absolute' } });

export function OutboxIndicator({ className }: { readonly className?: string }) {
  const totals = useOutboxTotals();
  const words = totals === undefined || totals === 'unavailable' ? null : indicatorWords(totals);
  const tone =
    totals === undefined || totals === 'unavailable' || words === null
      ? 'none'
      : totals.needsYou > 0
        ? 'needs-you'
        : totals.waiting > 0
          ? 'waiting'
          : 'sent';
  // The live region stays in the page while it is empty: otherwise its first word would not be announced.
  return (
    <output aria-live="polite" className={cx(quiet, className)}>
      {words === null ? null : (
        <a
          href={localHref('/outbox')}
          className={cx(look)}
          data-tone={tone}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            go('/outbox');
          }}
        >
          <Icon name={tone === 'needs-you' ? 'alert' : tone === 'waiting' ? 'tray' : 'check'} size={18} />
          {words}
        </a>
      )}
    </output>
  );
}
