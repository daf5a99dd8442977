/** The file-based router's settings, shared by the Vite plugin and by `npm run codegen`. */
export const routerOptions = {
  target: 'react',
  routesDirectory: './src/routes',
  generatedRouteTree: './src/routeTree.gen.ts',
  autoCodeSplitting: true,
  addExtensions: true,
  quoteStyle: 'single',
  semicolons: true,
  disableLogging: true,
} as const;
