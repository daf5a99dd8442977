/** Placeholder while this screen is written. */
export function DashboardScreen() {
  return <h1>DashboardScreen</h1>;
}
