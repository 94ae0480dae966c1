/** The client: pages by address, each loaded when it is first asked for. */

import { render } from 'preact';
import { ErrorBoundary, LocationProvider, Route, Router, lazy } from 'preact-iso';
import { register } from './installing/register.ts';
import { Broken } from './shell/broken.tsx';
import { travel } from './shell/heading.tsx';
import { Shell } from './shell/shell.tsx';

const Start = lazy(() => import('./home/start.tsx'));
const Lobby = lazy(() => import('./lobby/lobby.tsx'));
const Administration = lazy(() => import('./admin/page.tsx'));
const About = lazy(() => import('./about/about.tsx'));
const Opening = lazy(() => import('./opening/opening.tsx'));
const Game = lazy(() => import('./game/page.tsx'));
const Audit = lazy(() => import('./audit/page.tsx'));
const Docket = lazy(() => import('./audit/docket.tsx'));
const Verify = lazy(() => import('./audit/verify.tsx'));
const Invitations = lazy(() => import('./invitations/invitations.tsx'));
const Leaderboard = lazy(() => import('./players/leaderboard.tsx'));
const Player = lazy(() => import('./players/player.tsx'));
const Apps = lazy(() => import('./me/apps.tsx'));
const Authorize = lazy(() => import('./consent/authorize.tsx'));
const Connections = lazy(() => import('./me/connections.tsx'));
const Device = lazy(() => import('./consent/device.tsx'));
const Sessions = lazy(() => import('./me/sessions.tsx'));
const Keep = lazy(() => import('./me/keep.tsx'));
const Settings = lazy(() => import('./me/settings.tsx'));
const Invited = lazy(() => import('./invitations/invited.tsx'));
const Me = lazy(() => import('./me/me.tsx'));
const Styleguide = lazy(() => import('./styleguide/page.tsx'));
const Title = lazy(() => import('./titles/title.tsx'));
const Introduction = lazy(() => import('./introduction/page.tsx'));
const Titles = lazy(() => import('./titles/titles.tsx'));
const Unknown = lazy(() => import('./shell/unknown.tsx'));

/** Addresses of pages; everything else on this server (the API, its documentation) is not ours. */
const OURS = /^\/(?:$|\?|(?:about|admin|device|disputes|games|i|invitations|leaderboards|me|oauth\/authorize|players|styleguide|titles|verify)(?:[/?]|$))/;

/** The pages of `PAGES` in service/browser/routes.py. */
function App() {
  return (
    <LocationProvider scope={OURS}>
      <Shell>
        <Broken>
          <ErrorBoundary>
            <Router onRouteChange={travel}>
              <Route path="/" component={Start} />
              <Route path="/about" component={About} />
              <Route path="/admin" component={Administration} />
              <Route path="/device" component={Device} />
              <Route path="/disputes" component={Docket} />
              <Route path="/games" component={Lobby} />
              <Route path="/games/new" component={Opening} />
              <Route path="/games/:game" component={Game} />
              <Route path="/games/:game/audit" component={Audit} />
              <Route path="/invitations" component={Invitations} />
              <Route path="/leaderboards/:title" component={Leaderboard} />
              <Route path="/i/:code" component={Invited} />
              <Route path="/me" component={Me} />
              <Route path="/me/apps" component={Apps} />
              <Route path="/me/connections" component={Connections} />
              <Route path="/me/keep" component={Keep} />
              <Route path="/me/sessions" component={Sessions} />
              <Route path="/me/tokens" component={Settings} />
              <Route path="/oauth/authorize" component={Authorize} />
              <Route path="/players/:player" component={Player} />
              <Route path="/styleguide" component={Styleguide} />
              <Route path="/titles" component={Titles} />
              <Route path="/titles/:title" component={Title} />
              <Route path="/titles/:title/introduction" component={Introduction} />
              <Route path="/verify" component={Verify} />
              <Route default component={Unknown} />
            </Router>
          </ErrorBoundary>
        </Broken>
      </Shell>
    </LocationProvider>
  );
}

render(<App />, document.body);
register();
