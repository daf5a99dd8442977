/** Placeholder while this screen is written. */
export function AdminScreen() {
  return <h1>AdminScreen</h1>;
}
