/** The few movements there are: a sheet rising, a fade, the waiting wheel. */
import { defineKeyframes } from '@pandacss/dev';

export const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: '0' }, to: { opacity: '1' } },
  fadeOut: { from: { opacity: '1' }, to: { opacity: '0' } },
  rise: { from: { transform: 'translateY(24px)', opacity: '0' }, to: { transform: 'translateY(0)', opacity: '1' } },
  sink: { from: { transform: 'translateY(0)', opacity: '1' }, to: { transform: 'translateY(24px)', opacity: '0' } },
  turn: { to: { transform: 'rotate(360deg)' } },
});
