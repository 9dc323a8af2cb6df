import type { Plugin } from 'vite';

const displayName = /^\w+\.displayName = "[^"]*";$/gm;
const wrapped = /= (React\$1\.(?:forwardRef|memo|createContext)\()/g;

/** A passage of the router's source that no page of ours reaches, and what stands for it. */
type Cut = [passage: string | RegExp, replacement: string];

/** Options that `entry-client.tsx` never gives. */
const router: Cut[] = [
  ['if (init.instrumentations)', 'if (false)'],
  ['consumeInstrumentationClientResultMetaReceiver(router)', 'void 0'],
  [/(?<!await )init\.patchRoutesOnNavigation/g, 'false'],
  ['if (isFogOfWar)', 'if (false)'],
  ['if (!isFogOfWar)', 'if (true)'],
  ['fogOfWar.active && fogOfWar.matches', 'false'],
  [/future\.unstable_(?:customRouteDiscovery|routePatternMatching)/g, 'false'],
  ['init.dataStrategy || defaultDataStrategyWithMiddleware', 'init.dataStrategy'],
  ['!init.dataStrategy && ', 'false && '],
  // Fetchers, blockers, routes that are added later: nobody asks the router for them.
  [
    /^\t\t(?:fetch|getFetcher|resetFetcher|deleteFetcher: queueFetcherForDeletion|getBlocker|deleteBlocker|patchRoutes|_internalFetchControllers: fetchControllers|_internalSetRoutes),$/gm,
    '',
  ],
  [/(?<=blockerKey = )shouldBlockNavigation\(\{[^}]*\}\)/g, 'void 0'],
  [/\tfetchLoadMatches\.forEach\(\(f, key\) => \{[\s\S]*?\n\t\}\);/g, ''],
  // Actions: forms go to the API by themselves.
  ['opts && opts.submission && isMutationMethod(opts.submission.formMethod)', 'false'],
  ['!opts || !isSubmissionNavigation(opts)', 'true'],
  // Lazy routes and loaders of routes: our data strategy brings both.
  [/(?<=function getDataStrategyMatchLazyPromises\([^)]*\) \{\n)[\s\S]*?(?=\n\}\n)/g, '\treturn void 0;'],
  [/(?<=\n\t\tresolve\(handlerOverride\) \{\n)[\s\S]*?(?=\n\t\t\}\n)/g, ''],
  [/: \(cb\) => \{\n\t\tlet typedDataStrategyArgs[\s\S]*?\n\t\};/g, ': void 0;'],
];

/** Transitions of views: no navigation asks for one. */
const components: Cut[] = [
  ['!viewTransitionOpts || !isViewTransitionAvailable', 'true'],
  ['renderDfd && pendingState && router.window', 'false'],
  ['vtContext.isTransitioning && !vtContext.flushSync', 'false'],
  ['!vtContext.isTransitioning && interruption', 'false'],
];

const cuts: Record<string, Cut[]> = { 'router/router.js': router, 'lib/components.js': components };

/**
 * Lets the bundler drop what no page uses of react-router: its unmarked `forwardRef` calls and `displayName` assignments
 * count as side effects and would keep all of it, and its router is one closure that holds fetchers, actions, blockers
 * and more. The build fails where a passage is not found, that is with any other version.
 */
export function shakeReactRouter(): Plugin {
  return {
    name: 'nasaq:shake-react-router',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\/.*\.js$/ },
      handler(code, id) {
        let shaken = code.replace(displayName, '').replace(wrapped, '= /* @__PURE__ */ $1');
        for (const [passage, replacement] of Object.entries(cuts).find(([file]) => id.endsWith(file))?.[1] ?? []) {
          const cut = shaken.replaceAll(passage, replacement);
          if (cut === shaken) this.error(`react-router is not the one that this plugin knows: ${String(passage)}`);
          shaken = cut;
        }
        return { code: shaken, map: null };
      },
    },
  };
}
