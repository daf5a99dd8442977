/** The worker of the TanStack client. Its outbox lives in the page; the worker only lets the page open offline. */
import { keepShell } from '../shell.ts';

keepShell();
