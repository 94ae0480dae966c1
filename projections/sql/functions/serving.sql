-- The generation that readers of a projection see.
CREATE FUNCTION serving(projection text) RETURNS int LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
    SELECT g.generation FROM projection_generations g
    WHERE g.projection = serving.projection AND g.state = 'serving'
);
