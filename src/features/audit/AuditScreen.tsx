/** Placeholder while this screen is written. */
export function AuditScreen() {
  return <h1>AuditScreen</h1>;
}
