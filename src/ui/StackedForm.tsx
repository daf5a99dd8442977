/** A dialog's small form: its fields one below the other, and one submit at a time however often it is pressed. */
import { useRef, type ReactNode } from 'react';
import { css } from 'styled-system/css';

export interface StackedFormProps {
  /** Until it has ended, further presses are ignored: a double tap would save twice. */
  readonly onSubmit: () => Promise<void>;
  readonly children: ReactNode;
}

export function StackedForm({ onSubmit, children }: StackedFormProps) {
  const running = useRef(false);

  async function submit() {
    if (running.current) return;
    running.current = true;
    try {
      await onSubmit();
    } finally {
      running.current = false;
    }
  }

  return (
    <form
      noValidate
      className={css({ display: 'grid', gap: '4' })}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {children}
    </form>
  );
}
