/** Text that is heard but not seen. */
import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={css({ srOnly: true })}>{children}</span>;
}
