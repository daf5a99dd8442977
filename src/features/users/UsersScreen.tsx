/** Placeholder while this screen is written. */
export function UsersScreen() {
  return <h1>UsersScreen</h1>;
}
