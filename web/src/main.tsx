/** The client: pages by address, each loaded when it is first asked for. */

import { render } from 'preact';
import { ErrorBoundary, LocationProvider, Route, Router, lazy } from 'preact-iso';

const Lobby = lazy(() => import('./lobby/lobby.tsx'));
const Unknown = () => <p>There is no such page.</p>;

function App() {
  return (
    <LocationProvider>
      <ErrorBoundary>
        <main>
          <Router>
            <Route path="/" component={Lobby} />
            <Route default component={Unknown} />
          </Router>
        </main>
      </ErrorBoundary>
    </LocationProvider>
  );
}

render(<App />, document.body);
