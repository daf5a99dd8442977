/** What the field has of finding help for somebody: a part of another subject, which learns their language and nothing else of them. */
import type { ComponentType } from 'react';
import type { Locale } from '../../../core/locale.ts';

export type Help = ComponentType<{ readonly speaks: Locale }>;
